import { defineRemote } from '@pazar/build/define-remote';

export default defineRemote(import.meta.dirname);
