import { SavedMark, type SavedState } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useFormats, type DateLike } from '../format/formats.ts'

interface SavedAtProps {
  state: SavedState
  /** The time of the last save. */
  at?: DateLike | null
}

/** Shows "Saved 14:03", or another state of saving. */
export function SavedAt({ state, at }: SavedAtProps) {
  const { t } = useTranslation('site')
  const formats = useFormats()
  const label =
    state === 'saved' && at != null
      ? t('saved.at', { time: formats.time(at) })
      : t(`saved.${state}`)
  return <SavedMark state={state} label={label} />
}
