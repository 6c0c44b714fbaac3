/**
 * The rules of commit messages. They judge what was committed since this file: the gate "commits" starts
 * at the commit that added it.
 */
export default {
  extends: ['@commitlint/config-conventional'],
  plugins: [
    {
      rules: {
        'subject-one-thing': ({ subject }) => [
          !subject?.includes(';'),
          'a commit does one thing: its subject has no ";"',
        ],
      },
    },
  ],
  rules: {
    'header-max-length': [2, 'always', 72],
    'subject-one-thing': [2, 'always'],
    // Names such as PGlite and CHANGELOG.md begin subjects too.
    'subject-case': [0],
    'body-empty': [2, 'never'],
    'body-leading-blank': [2, 'always'],
    // A body may quote an address or the output of a command.
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
};
