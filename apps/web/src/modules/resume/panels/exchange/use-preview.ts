import { resume, type ResumeImportPreview } from '@titian/contract'
import { fileSize, type ServerRefusal, useAct, useFormats } from '@titian/site'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useResume } from '../../data/use-resume.ts'
import { readResumeFile } from './read-file.ts'

/** The chosen file with its error or its preview. */
export function usePreview() {
  const { t } = useTranslation('resume')
  const { resumeId } = useResume()
  const formats = useFormats()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [preview, setPreview] = useState<ResumeImportPreview | null>(null)
  // A late response about an earlier file is ignored.
  const newest = useRef<{ file: File | null; text?: string }>({ file: null })
  const place = ({ fields }: Pick<ServerRefusal, 'fields'>): boolean => {
    const wrong = fields['text']
    if (wrong !== undefined) setError(wrong)
    return wrong !== undefined
  }
  const ask = useAct(resume.previewJsonResume, {
    onDone: (data, { text }) => {
      if (text === newest.current.text) setPreview(data)
    },
    onRefusal: (refusal, { text }) => text !== newest.current.text || place(refusal),
  })
  const choose = async (chosen: File | null) => {
    newest.current = { file: chosen }
    setFile(chosen)
    setError(null)
    setPreview(null)
    if (!chosen) return
    const { text, problem } = await readResumeFile(chosen)
    if (newest.current.file !== chosen) return
    if (problem) {
      setError(t(`panels.import.${problem}`, { size: fileSize(chosen.size, formats) }))
      return
    }
    newest.current = { file: chosen, text }
    ask.mutate({ resumeId, text })
  }
  return {
    file,
    error,
    preview: ask.isPending ? null : preview,
    busy: ask.isPending,
    choose,
    place,
    text: () => newest.current.text,
    /** When the resume has changed, the preview must be computed again. */
    askAgain: () => {
      const { text } = newest.current
      if (text !== undefined) ask.mutate({ resumeId, text })
    },
  }
}
