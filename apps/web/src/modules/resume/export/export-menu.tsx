import { resume } from '@titian/contract'
import { saveBytes, useAct } from '@titian/site'
import { IconDownload, IconFileTypeDocx, IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActsMenu } from '../parts/acts-menu.tsx'
import { exportTimeout, printLink, useExportPdf } from './use-export-pdf.ts'

interface ExportMenuProps {
  resumeId: string
}

/** RES-069, RES-071, RES-092: downloads the resume as a file, or prints it in the browser. */
export function ExportMenu({ resumeId }: ExportMenuProps) {
  const { t } = useTranslation('resume')
  const pdf = useExportPdf(resumeId)
  const docx = useAct(resume.exportResumeDocx, {
    timeout: exportTimeout,
    onDone: ({ fileName, mediaType, base64 }) => saveBytes(fileName, mediaType, base64),
  })
  return (
    <ActsMenu
      label={t('export.label')}
      width={240}
      Icon={IconDownload}
      button={{ loading: pdf.isPending || docx.isPending }}
      acts={[
        { label: t('export.pdf'), Icon: IconFileTypePdf, onPress: () => pdf.mutate() },
        {
          label: t('export.docx'),
          Icon: IconFileTypeDocx,
          onPress: () => docx.mutate({ resumeId }),
        },
        { label: t('export.print'), Icon: IconPrinter, link: printLink(resumeId) },
      ]}
    />
  )
}
