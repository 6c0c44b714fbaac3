import { serveLocally } from '../serve-locally.ts';
import type { Registry } from 'prom-client';

/**
 * `GET /metrics` in Prometheus' text format, on a separate port of this machine: metrics are for its operator
 * and never behind the edge. Other paths answer 404; a request with another `Host` answers 421.
 */
export function serveMetrics(registry: Registry, port: number): Promise<() => Promise<void>> {
  return serveLocally(port, (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
