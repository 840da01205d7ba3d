import { expect, vi } from 'vitest'
import type { SocketClient } from './socket-client.ts'

/** Waits until each client has received that many messages; a busy machine needs long. */
export const waitForMessages = (clients: SocketClient[], times: number) =>
  vi.waitFor(
    () => expect(clients.map(({ topics }) => topics.length)).toEqual(clients.map(() => times)),
    { timeout: 10_000 },
  )
