import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../format/formats.ts'

/**
 * Names the columns of a spreadsheet that an import ignores. So the user notices a misspelled
 * header.
 */
export function UnknownColumns({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('staff')
  const { list } = useFormats()
  if (names.length === 0) return null
  return <Note tone="warn">{t('imports.unknownColumns', { names: list(names) })}</Note>
}
