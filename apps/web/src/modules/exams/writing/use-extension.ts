import type { Extension } from '@titian/contract'
import { stored } from '@titian/site'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { OpenPaper } from './open-paper.ts'

/** When the extension was given that this student has read. */
const read = stored({
  name: 'extensionRead',
  version: 1,
  owner: 'person',
  lifetime: 'device',
  accept: (value): value is string => typeof value === 'string',
})

/** EXM-173: the last extension of the paper until it is closed, also after a reload. */
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
