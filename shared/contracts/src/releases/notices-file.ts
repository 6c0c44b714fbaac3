/** File of every build with the licences of the software of others in it, at the root of the build. */
export const noticesFile = 'third-party-notices.txt';
