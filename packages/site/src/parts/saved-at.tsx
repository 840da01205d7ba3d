import { SavedMark, type SavedState } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useFormats, type DateLike } from '../format/formats.ts'

interface SavedAtProps {
  state: SavedState
  /** When it was last saved. */
  at?: DateLike | null
}

/** "Saved 14:03", and its quieter and louder sisters. */
export function SavedAt({ state, at }: SavedAtProps) {
  const { t } = useTranslation('site')
  const formats = useFormats()
  const label =
    state === 'saved' && at != null
      ? t('saved.at', { time: formats.time(at) })
      : t(`saved.${state}`)
  return <SavedMark state={state} label={label} />
}
