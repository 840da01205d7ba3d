import { useTranslation } from 'react-i18next'
import { DropFile, type DropFileProps } from '../../parts/drop-file.tsx'

type ImportFileProps = Omit<DropFileProps, 'label' | 'placeholder'>

/** The file of an import, chosen or dropped. */
export function ImportFile(props: ImportFileProps) {
  const { t } = useTranslation('staff')
  return (
    <DropFile label={t('imports.file')} placeholder={t('imports.filePlaceholder')} {...props} />
  )
}
