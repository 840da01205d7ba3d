import type { ChosenEncoding } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { isSignedOut, sendPressed, uploadFile, type UploadProgress } from '@titian/site'
import { typedSheet } from '@titian/site/staff'
import { useRef, useState } from 'react'
import type { ImportSource, SheetKind, SheetPreview } from './import-source.ts'

export type ImportStage =
  | { name: 'choose' }
  /** `percent` is null while the server reads the file. */
  | { name: 'reading'; percent: number | null }
  | { name: 'checked'; preview: SheetPreview; fileName: string }
  | { name: 'confirming'; preview: SheetPreview; fileName: string }
  | { name: 'done'; fresh: number; changed: number; fileName: string }

/** An empty file, which is not sent. */
export class EmptySheet extends Error {}

/**
 * Uploads a file, runs the dry run and then the import. Each step is sent once, however often its
 * button is clicked.
 */
export function useSheetImport(source: ImportSource) {
  const client = useQueryClient()
  const [stage, setStage] = useState<ImportStage>({ name: 'choose' })
  const [failure, setFailure] = useState<unknown>(null)
  const running = useRef(false)

  const renew = (keys: ImportSource['refresh']) =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  const attempt = async (back: ImportStage, run: () => Promise<ImportStage>) => {
    if (running.current) return
    running.current = true
    setFailure(null)
    try {
      setStage(await run())
    } catch (error) {
      setStage(back)
      // When the session has ended, the sign-in form says so, and this page shows no error of its
      // own.
      if (!isSignedOut(error)) setFailure(error)
    } finally {
      running.current = false
    }
    void renew([source.listKey])
  }

  const check = (file: File, kind: SheetKind, encoding?: ChosenEncoding) =>
    attempt({ name: 'choose' }, async () => {
      if (file.size === 0) throw new EmptySheet()
      setStage({ name: 'reading', percent: 0 })
      const onProgress = ({ sent, total }: UploadProgress) =>
        setStage({ name: 'reading', percent: total > 0 ? (sent / total) * 100 : 0 })
      // TCH-203: each step is sent separately, so that a finished step is not sent a second time.
      const stored = await sendPressed(() => uploadFile(typedSheet(file), 'sheet', { onProgress }))
      setStage({ name: 'reading', percent: null })
      const preview = await sendPressed(() =>
        source.preview({ filePath: stored.path, encoding }, kind),
      )
      return { name: 'checked', preview, fileName: file.name }
    })

  const confirm = (acceptRoles: boolean) => {
    if (stage.name !== 'checked') return Promise.resolve()
    const { preview, fileName } = stage
    return attempt(stage, async () => {
      setStage({ ...stage, name: 'confirming' })
      const done = await sendPressed(() => source.confirm(preview.importSign, acceptRoles))
      void renew(source.refresh)
      return { name: 'done', ...done, fileName }
    })
  }

  const again = () => {
    setFailure(null)
    setStage({ name: 'choose' })
  }
  return { stage, failure, check, confirm, again }
}
