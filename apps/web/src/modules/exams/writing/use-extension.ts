import type { Extension } from '@titian/contract'
import { stored } from '@titian/site'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { OpenPaper } from './open-paper.ts'

/** Stores which extension this student has seen, by its time. */
const read = stored({
  name: 'extensionRead',
  version: 1,
  owner: 'person',
  lifetime: 'device',
  accept: (value): value is string => typeof value === 'string',
})

/**
 * EXM-173: returns the last extension of the paper until the student closes its banner. A reload
 * does not bring it back.
 */
export function useExtension({ clock, recordId }: OpenPaper): {
  extension: Extension | null
  close: () => void
} {
  const newest = useSyncExternalStore(clock.subscribe, clock.extension)
  const [closed, setClosed] = useState(() => read.read(recordId))
  const close = useCallback(() => {
    if (!newest) return
    read.keep(newest.at, recordId)
    setClosed(newest.at)
  }, [newest, recordId])
  return { extension: newest && newest.at !== closed ? newest : null, close }
}
