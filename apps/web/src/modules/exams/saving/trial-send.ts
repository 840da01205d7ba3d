import type { SendEntries } from './entry.ts'

/** TCH-147: in a preview each answer is reported as saved, and none is sent. */
export const trialSend: SendEntries = (entries) =>
  Promise.resolve({
    kind: 'saved',
    reply: {
      serverTime: new Date().toISOString(),
      saved: entries.map(({ questionId, seq }) => ({ questionId, sent: seq, seq })),
      conflicts: [],
    },
  })
