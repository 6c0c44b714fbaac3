export { expectAccessible } from '@pazar/testing/expect-accessible';
