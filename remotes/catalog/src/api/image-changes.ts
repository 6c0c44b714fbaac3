import { imageSchema } from '@pazar/contracts/image';
import type { HttpClient } from '@pazar/shell/http';

/** How a picture travels: gone by itself, with a share that is shown. */
interface Upload {
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
}

/** Every change of a picture but its place, which belongs to what is pictured. */
export const imageChanges = {
  upload: (http: HttpClient, file: File, upload: Upload) => {
    const body = new FormData();
    body.append('file', file);
    return http.post('/v1/images', { schema: imageSchema, body, ...upload });
  },
};
