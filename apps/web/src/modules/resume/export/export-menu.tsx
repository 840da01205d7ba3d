import { Menu } from '@mantine/core'
import { resume } from '@titian/contract'
import { saveBytes, SiteLink, useAct } from '@titian/site'
import { IconDownload, IconFileTypeDocx, IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { HeadButton } from '../parts/head-button.tsx'
import { exportTimeout, printLink, useExportPdf } from './use-export-pdf.ts'

interface ExportMenuProps {
  resumeId: string
}

/** RES-069, RES-071, RES-092: the resume as a file to send, or printed by the reader's own browser. */
export function ExportMenu({ resumeId }: ExportMenuProps) {
  const { t } = useTranslation('resume')
  const pdf = useExportPdf(resumeId)
  const docx = useAct(resume.exportResumeDocx, {
    timeout: exportTimeout,
    onDone: ({ fileName, mediaType, base64 }) => saveBytes(fileName, mediaType, base64),
  })
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <HeadButton
          label={t('export.label')}
          icon={<IconDownload size={18} aria-hidden />}
          variant="filled"
          loading={pdf.isPending || docx.isPending}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
          onClick={() => pdf.mutate()}
        >
          {t('export.pdf')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileTypeDocx size={18} aria-hidden />}
          onClick={() => docx.mutate({ resumeId })}
        >
          {t('export.docx')}
        </Menu.Item>
        <Menu.Item
          component={SiteLink}
          {...printLink(resumeId)}
          leftSection={<IconPrinter size={18} aria-hidden />}
        >
          {t('export.print')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
