/** A form as browsers send it: its bytes, and the header with its boundary. */
export async function formData(
  file: Uint8Array,
  { name = 'photo.jpg', ...fields }: { name?: string } & Record<string, string> = {},
): Promise<{ body: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  // A copy, since a Buffer's memory might be shared, which a Blob does not accept.
  form.set('file', new Blob([new Uint8Array(file)]), name);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}
