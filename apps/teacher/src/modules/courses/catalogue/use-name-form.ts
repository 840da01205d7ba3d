import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { courses } from '@titian/contract'
import { callKey, useSavedForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { NameValues } from './name-values.ts'

export interface NameFormOptions<Copy extends { version: number }> {
  isNew: boolean
  /** The key of the draft on this device. */
  draft: string
  stored: Copy
  valuesOf: (copy: Copy) => NameValues
  problemsOf: (values: NameValues) => Record<string, string>
  send: (values: NameValues, version: number) => Promise<Copy>
  /** Maps fields of the call to those of the dialog. */
  places: Record<string, keyof NameValues>
  /** Another query that is outdated after saving. */
  refresh?: QueryKey
  onClose: () => void
}

/** The form of a dialog with the name of a chapter or a lesson. */
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
    // While another person's newer copy is shown, pressing the save button means that the text
    // typed here is kept.
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
  // An empty name is not shown as an error before the person tries to save.
  const { names: _unwritten, ...known } = form.problems
  return { ...form, errors: { ...known, ...form.errors }, save, cancel }
}
