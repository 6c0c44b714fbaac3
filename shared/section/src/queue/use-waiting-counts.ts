import { useAuthStore } from '@pazar/shell';
import { useEffect, useState } from 'react';
import type { WaitingName } from './waiting.ts';
import { followRecord, readRecord, waitingRecord } from './waiting-database.ts';

/** How many entries of the signed-in agent this device has not sent, by the route that shows them. */
export type WaitingCounts = Readonly<Record<WaitingName, number>>;

const none: WaitingCounts = { produce: 0, location: 0 };
// The keys are those of the object above.
const names = Object.keys(none) as WaitingName[];

/**
 * Counts the entries that wait on this device, rejected ones included, and follows every change.
 */
export function useWaitingCounts(): WaitingCounts {
  const agentId = useAuthStore((auth) => auth.session)?.id;
  const [counted, setCounted] = useState({ agentId, counts: none });
  useEffect(
    function followTheRecords() {
      if (agentId === undefined) return undefined;
      let isOver = false;
      async function count(name: WaitingName, record: Parameters<typeof readRecord>[0]) {
        // A browser with blocked storage has no waiting entries.
        const { length } = await readRecord(record).catch(() => []);
        if (isOver) return;
        setCounted((before) => ({
          agentId,
          counts: { ...(before.agentId === agentId ? before.counts : none), [name]: length },
        }));
      }
      const stops = names.map((name) => {
        const record = waitingRecord(name, agentId);
        void count(name, record);
        return followRecord(record, () => void count(name, record));
      });
      return () => {
        isOver = true;
        for (const stop of stops) stop();
      };
    },
    [agentId],
  );
  return counted.agentId === agentId ? counted.counts : none;
}
