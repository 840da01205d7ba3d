import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format/formats.ts'

/**
 * Names the columns of a spreadsheet that an import ignores, so that a misspelled header is
 * noticed.
 */
export function UnknownColumns({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('staff')
  const { list } = useFormats()
  if (names.length === 0) return null
  return <Note tone="warn">{t('imports.unknownColumns', { names: list(names) })}</Note>
}
