import { Box, Button, Flex, Group } from '@mantine/core'
import { IconArrowLeft, IconDeviceDesktop, IconDeviceMobile, IconEye } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { type LinkTarget, SiteLink, studentFrame, usePageTitle, usePhoneLayout } from '@titian/site'
import { Segmented } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../paths.ts'

type Width = 'desktop' | 'phone'

/** The width of a phone in CSS pixels, and its height, which a low window reduces. */
const phone = { width: 390, height: 844 }

const icons = { desktop: IconDeviceDesktop, phone: IconDeviceMobile }

function WidthSwitch({ width, onWidth }: { width: Width; onWidth: (width: Width) => void }) {
  const { t } = useTranslation('app')
  return (
    <Segmented
      label={t('asStudent.width')}
      value={width}
      onChange={onWidth}
      options={(['desktop', 'phone'] as const).map((value) => {
        const Icon = icons[value]
        return { value, label: t(`asStudent.${value}`), icon: <Icon size={18} aria-hidden /> }
      })}
    />
  )
}

interface AsStudentProps {
  /** The address of a page of the student site. */
  address: string
  /** The page to which the link back leads. */
  back: LinkTarget
}

/** TCH-147: shows pages of the student site in a frame, as a student of the course sees them. */
function AsStudent({ address, back }: AsStudentProps) {
  const { t } = useTranslation('app')
  const isPhone = usePhoneLayout()
  const [width, setWidth] = useState<Width>('desktop')
  usePageTitle(t('asStudent.title'))
  const framed = width === 'phone' && !isPhone
  return (
    <Flex direction="column" h="100dvh" bg="var(--sunken)">
      <Group
        component="header"
        justify="space-between"
        gap="sm"
        px="md"
        py="xs"
        bg="var(--info-tint)"
      >
        <Group gap="sm" wrap="nowrap" miw={0} flex="1 1 16em">
          <IconEye size={22} aria-hidden />
          <Box miw={0}>
            <Box component="h1" fz="md" fw={600}>
              {t('asStudent.title')}
            </Box>
            <Box component="p" fz="sm" c="var(--text-2)">
              {t('asStudent.text')}
            </Box>
          </Box>
        </Group>
        {isPhone ? null : <WidthSwitch width={width} onWidth={setWidth} />}
        <Button
          component={SiteLink}
          {...back}
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          {t('asStudent.back')}
        </Button>
      </Group>
      <Box
        component="iframe"
        name={studentFrame}
        title={t('asStudent.frame')}
        src={address}
        flex={framed ? 'none' : 1}
        mx="auto"
        my={framed ? 'md' : 0}
        w={framed ? phone.width : '100%'}
        h={framed ? `min(${phone.height}px, calc(100dvh - 7rem))` : undefined}
        bg="var(--bg)"
        bd={framed ? '1px solid var(--line)' : 'none'}
        bdrs={framed ? 'lg' : undefined}
      />
    </Flex>
  )
}

export function CourseAsStudentPage() {
  const { sign } = useParams({ from: paths.courseAsStudent })
  return <AsStudent key={sign} address={`/courseDetail/${sign}`} back={linkTo.course(sign)} />
}

export function ExamAsStudentPage() {
  const { sign } = useParams({ from: paths.examAsStudent })
  return <AsStudent key={sign} address={`/testPaper/${sign}`} back={linkTo.examination(sign)} />
}
