import type { RsbuildPlugin } from '@rsbuild/core';

/** The link behind which the page inserts that of a later chunk. */
const lastStyles = 'body > link:last-of-type';

/**
 * Puts the links of style sheets at the end of the page. A browser paints nothing of what is behind such a
 * link until the style sheet is there, and paints what is in front of it: the shape of the frame, which
 * has its styles in the page. Scripts wait for the style sheet wherever its link is. Style sheets of later
 * chunks follow it there, so that the order of equal rules stays.
 */
export const stylesAfterPage: RsbuildPlugin = {
  name: 'pazar:styles-after-page',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        tools: { cssExtract: { pluginOptions: { insert: lastStyles } } },
      }),
    );
    api.modifyHTMLTags({
      order: 'post',
      handler: ({ headTags, bodyTags }) => {
        const styles = headTags.filter(
          ({ tag, attrs }) => tag === 'link' && attrs?.['rel'] === 'stylesheet',
        );
        return {
          headTags: headTags.filter((each) => !styles.includes(each)),
          bodyTags: [...bodyTags, ...styles],
        };
      },
    });
  },
};
