import { Button, Flex, Group, Image, Modal, Stack, Text } from '@mantine/core'
import { previewOf, type CourseMaterial } from '@titian/contract'
import {
  IconDownload,
  IconExternalLink,
  IconEye,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconPhoto,
  IconVideo,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowFailure } from '../calls/use-show-failure.ts'
import { downloadFile } from '../files/download-file.ts'
import { fileSize } from '../files/file-size.ts'
import { useFormats } from '../format/formats.ts'

const look = { size: 24, 'aria-hidden': true } as const

function TypePicture({ dataType }: { dataType: string }) {
  if (previewOf(dataType) === 'dialog') return <IconPhoto {...look} />
  if (dataType === 'pdf') return <IconFileTypePdf {...look} />
  if (dataType === 'mp4') return <IconVideo {...look} />
  return dataType === 'zip' ? <IconFileZip {...look} /> : <IconFileText {...look} />
}

/** The columns of a file that a row shows. */
export type ShownFile = Pick<
  CourseMaterial,
  'dataName' | 'dataType' | 'dataPath' | 'dataSize' | 'fileName' | 'chapterName'
>

/**
 * CRS-172: opens a PDF in a tab, and a picture in a dialog. Other files have no preview and can
 * only be saved.
 */
function Preview({ material }: { material: ShownFile }) {
  const { t } = useTranslation(['course-materials', 'site'])
  const [isOpen, setOpen] = useState(false)
  const { dataName: name, dataType, dataPath } = material
  const preview = previewOf(dataType)
  if (preview === 'tab')
    return (
      <Button
        component="a"
        href={dataPath}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        leftSection={<IconExternalLink size={18} aria-hidden />}
        aria-label={t('openNamed', { name })}
      >
        {t('open')}
      </Button>
    )
  if (preview === null) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={18} aria-hidden />}
        aria-label={t('viewNamed', { name })}
        onClick={() => setOpen(true)}
      >
        {t('view')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={name}
        size="xl"
        centered
        closeButtonProps={{ 'aria-label': t('site:close') }}
      >
        <Image src={dataPath} alt={name} fit="contain" mah="70vh" />
      </Modal>
    </>
  )
}

interface MaterialRowProps {
  material: ShownFile
  /** Names the chapter, in a list of the whole course. */
  withChapter?: boolean
}

export function MaterialRow({ material, withChapter = false }: MaterialRowProps) {
  const { t } = useTranslation('course-materials')
  const formats = useFormats()
  const showFailure = useShowFailure()
  const [busy, setBusy] = useState(false)
  const { dataName: name, dataType, dataPath, dataSize, fileName, chapterName } = material
  const download = async () => {
    setBusy(true)
    try {
      await downloadFile(dataPath, fileName)
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const about = [dataType.toUpperCase(), fileSize(dataSize, formats)]
  if (withChapter) about.push(chapterName || t('wholeCourse'))
  return (
    <Flex
      component="li"
      wrap="wrap"
      align="center"
      gap="sm"
      py="sm"
      style={{ borderBottom: '1px solid var(--line)' }}
    >
      <TypePicture dataType={dataType} />
      <Stack gap={2} flex="1 1 220px" miw={0}>
        <Text component="b" fw={600} inherit style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <span className="meta num">{about.join(' · ')}</span>
      </Stack>
      <Group gap="xs" wrap="nowrap">
        <Preview material={material} />
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconDownload size={18} aria-hidden />}
          aria-label={t('downloadNamed', { name })}
          onClick={() => void download()}
        >
          {t('download')}
        </Button>
      </Group>
    </Flex>
  )
}
