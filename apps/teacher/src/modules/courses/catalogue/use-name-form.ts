import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { courses } from '@titian/contract'
import { callKey, useSavedForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { NameValues } from './name-values.ts'

export interface NameFormOptions<Copy extends { version: number }> {
  isNew: boolean
  /** Names the draft on this device. */
  draft: string
  stored: Copy
  valuesOf: (copy: Copy) => NameValues
  problemsOf: (values: NameValues) => Record<string, string>
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
  const form = useSavedForm<NameValues, Copy>({
    ...options,
    mode: 'button',
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
  // A name that is not written yet is no mistake before somebody wants to save it.
  const { names: _unwritten, ...known } = form.problems
  return { ...form, errors: { ...known, ...form.errors }, save, cancel }
}
