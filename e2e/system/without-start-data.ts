import { startDataId } from '@pazar/contracts/runtime-config';
import type { Page } from '@playwright/test';

const element = new RegExp(`<script type="application/json" id="${startDataId}">.*?</script>`, 's');

/** Takes configuration and document out of the pages that load from here on: the shell asks for them. */
export async function withoutStartData(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(element, '') });
  });
}
