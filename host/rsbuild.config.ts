import { defineHost } from '@pazar/build/define-host';

export default defineHost(import.meta.dirname);
