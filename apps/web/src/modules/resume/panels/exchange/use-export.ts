import { resume } from '@titian/contract'
import { saveText, useAct, useOnce } from '@titian/site'
import { useResume } from '../../data/use-resume.ts'

/** RES-074: the resume as a file that other programs can read. */
export function useExport() {
  const { resumeId } = useResume()
  const write = useAct(resume.exportJsonResume, {
    onDone: ({ fileName, text }) => saveText(fileName, text, 'application/json'),
  })
  const start = useOnce(write)
  return () => start({ resumeId })
}
