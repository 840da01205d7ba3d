import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconDownload, IconEye } from '@tabler/icons-react'
import { SiteLink } from '@titian/site'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import type { BundledCourse } from './bundled-course.ts'

const CopyDialog = lazy(async () => ({ default: (await import('./copy-dialog.tsx')).CopyDialog }))
const ExportDialog = lazy(async () => ({
  default: (await import('./export-dialog.tsx')).ExportDialog,
}))

interface CourseMenuProps {
  course: BundledCourse
  /** Whether the page shows the link to the student view elsewhere. */
  looksElsewhere?: boolean
}

/** The menu of actions on a whole course. */
export function CourseMenu({ course, looksElsewhere = false }: CourseMenuProps) {
  const { t } = useTranslation('courses')
  const [open, setOpen] = useState<'copy' | 'export' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t('bundle.menu', { name: course.courseName })}
          >
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {looksElsewhere ? null : (
            <Menu.Item
              component={SiteLink}
              {...linkTo.courseAsStudent(course.idSign)}
              target="_blank"
              leftSection={<IconEye size={18} aria-hidden />}
            >
              {t('bundle.look')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => setOpen('copy')}
          >
            {t('bundle.copy.open')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => setOpen('export')}
          >
            {t('bundle.export.open')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === 'copy' ? <CopyDialog course={course} onClose={close} /> : null}
        {open === 'export' ? <ExportDialog course={course} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
