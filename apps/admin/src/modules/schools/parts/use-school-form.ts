import { useQueryClient } from '@tanstack/react-query'
import { schools } from '@titian/contract'
import { callKey, useSavedForm, useShowFailure } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface SchoolFormOptions<Copy extends { version: number }, Values> {
  stored: Copy
  valuesOf: (stored: Copy) => Values
  problemsOf: (values: Values) => Record<string, string>
  send: (values: Values, version: number) => Promise<{ version: number }>
  /** Loads the current copy from the server. */
  read: () => Promise<Copy>
}

/** The queries that the student site and the console both use to show the school. */
const shown = [schools.schoolInitial, schools.schoolBaseInfo, schools.navigationBar].map(callKey)

/** A form about the school, saved by its button with the version that was loaded. */
export function useSchoolForm<
  Copy extends { version: number },
  Values extends Record<string, unknown>,
>({ stored, send, ...options }: SchoolFormOptions<Copy, Values>) {
  const { t } = useTranslation('schools')
  const client = useQueryClient()
  const form = useSavedForm<Values, Copy>({
    ...options,
    mode: 'button',
    stored,
    send: async (values, version) => ({ ...stored, ...(await send(values, version)) }),
    onSaved: () => {
      for (const queryKey of shown) void client.invalidateQueries({ queryKey })
    },
    onFailure: useShowFailure(),
  })
  const save = async () => {
    const isSaved = await form.save()
    if (isSaved) toast.success(t('site:toast.saved'))
    return isSaved
  }
  return { ...form, save }
}
