import { expect, vi } from 'vitest'
import type { SocketClient } from './socket-client.ts'

/** Waits until each was told that many times, which a machine that does much else takes long for. */
export const waitForMessages = (clients: SocketClient[], times: number) =>
  vi.waitFor(
    () => expect(clients.map(({ topics }) => topics.length)).toEqual(clients.map(() => times)),
    { timeout: 10_000 },
  )
