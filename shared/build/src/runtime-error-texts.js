// Takes the place of the federation runtime's table of error texts. The code of the error stays, and
// the shell has its own words for every failure.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
