import { type ChosenEncoding, exams, type QuestionImportPreview } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, callKey, isSignedOut, sendPressed, uploadFile } from '@titian/site'
import { useRef, useState } from 'react'
import { typedFile } from './question-file.ts'

export type ImportStage =
  | { name: 'choose' | 'reading' }
  | { name: 'checked' | 'confirming'; preview: QuestionImportPreview }
  | { name: 'done'; made: number }

/**
 * Uploads a file, checks it and imports it. Each step is sent once, however often its button is
 * clicked.
 */
export function useQuestionImport() {
  const client = useQueryClient()
  const [stage, setStage] = useState<ImportStage>({ name: 'choose' })
  const [failure, setFailure] = useState<unknown>(null)
  const running = useRef(false)
  const attempt = async (back: ImportStage, run: () => Promise<ImportStage>) => {
    if (running.current) return
    running.current = true
    setFailure(null)
    try {
      setStage(await run())
    } catch (error) {
      setStage(back)
      if (!isSignedOut(error)) setFailure(error)
    } finally {
      running.current = false
    }
    const keys = [exams.listQuestionImports, exams.questionBankFindList].map(callKey)
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
  const check = (file: File, encoding?: ChosenEncoding) =>
    attempt({ name: 'choose' }, async () => {
      setStage({ name: 'reading' })
      // TCH-203: each step is sent separately, so that a finished step is not sent a second time.
      const { path } = await sendPressed(() => uploadFile(typedFile(file), 'questions'))
      const preview = await sendPressed(() =>
        ask(exams.previewQuestionImport, { filePath: path, encoding }),
      )
      return { name: 'checked', preview }
    })
  const confirm = () => {
    if (stage.name !== 'checked') return Promise.resolve()
    const { preview } = stage
    return attempt(stage, async () => {
      setStage({ name: 'confirming', preview })
      const { importSign } = preview
      const { made } = await sendPressed(() => ask(exams.runQuestionImport, { importSign }))
      return { name: 'done', made }
    })
  }
  const again = () => {
    setFailure(null)
    setStage({ name: 'choose' })
  }
  return { stage, failure, check, confirm, again }
}
