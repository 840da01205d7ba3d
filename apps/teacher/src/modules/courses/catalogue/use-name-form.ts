import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { courses } from '@titian/contract'
import { callKey, useSavedForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { nameLimits, nameProblems, type NameValues } from './name-values.ts'

export interface NameFormOptions<Copy extends { version: number }> {
  isNew: boolean
  /** Names the draft on this device. */
  draft: string
  stored: Copy
  valuesOf: (copy: Copy) => NameValues
  send: (values: NameValues, version: number) => Promise<Copy>
  /** Fields of the call to those of the dialog. */
  places: Record<string, keyof NameValues>
  /** What is out of date beside the catalogue. */
  refresh?: QueryKey
  onClose: () => void
}

/** What the dialogs of a chapter and of a lesson do with a name that is to be saved. */
export function useNameForm<Copy extends { version: number }>(
  { isNew, refresh, onClose, ...options }: NameFormOptions<Copy>,
  onWrong: (path: string) => void,
) {
  const { t } = useTranslation('courses')
  const client = useQueryClient()
  const problemText = (path: string, problem: number | 'missing') => {
    if (problem === 'missing') return t('problem.nameMissing')
    const most = path.startsWith('names') ? nameLimits.names : nameLimits.synopses
    return t('problem.long', { most, count: problem })
  }
  const form = useSavedForm<NameValues, Copy>({
    ...options,
    mode: 'button',
    problemsOf: (values) => {
      const texts = [...nameProblems(values)].map(
        ([path, problem]) => [path, problemText(path, problem)] as const,
      )
      return Object.fromEntries(texts)
    },
    onWrong,
  })
  const save = async () => {
    // Saving beside the newer copy is the choice of one's own words.
    if (Object.keys(form.problems).length === 0) form.resolve(true)
    if (!(await form.save())) return
    await client.invalidateQueries({ queryKey: callKey(courses.catalogue) })
    if (refresh) void client.invalidateQueries({ queryKey: refresh })
    toast.success(t(isNew ? 'site:toast.added' : 'site:toast.changed'))
    onClose()
  }
  const cancel = () => {
    form.discard()
    onClose()
  }
  return { ...form, save, cancel }
}
