import { ActionIcon, Box, Button, Flex, Group, TextInput } from '@mantine/core'
import { type CourseMaterial, materialNameMost, materials } from '@titian/contract'
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react'
import {
  ask,
  callKey,
  downloadFile,
  fileSize,
  FormError,
  useForm,
  useFormats,
  useShowFailure,
} from '@titian/site'
import { ConfirmDialog } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoveButtons } from '../../../parts/move-buttons.tsx'
import { FileName } from '../media/file-name.tsx'
import { useFileActs } from './use-course-files.ts'

interface FileRowProps {
  file: CourseMaterial
  place: number
  count: number
  mayEdit: boolean
}

/** CRS-062, CRS-171: renames a file. */
function RenameFile({ file, onClose }: { file: CourseMaterial; onClose: () => void }) {
  const { t } = useTranslation(['courses', 'site'])
  const { form, submit, busy, failure } = useForm({
    initialValues: { dataName: file.dataName },
    problemsOf: ({ dataName }) => ({ dataName: dataName.trim() ? null : t('files.nameMissing') }),
    send: ({ dataName }) =>
      ask(materials.courseDataUpdate, { idSign: file.idSign, version: file.version, dataName }),
    refresh: [callKey(materials.allCourseDataList)],
    onDone: onClose,
  })
  return (
    <form onSubmit={submit} noValidate style={{ flex: '1 1 260px' }}>
      <FormError error={failure} />
      <Group gap="xs" align="end">
        <TextInput
          label={t('files.name')}
          flex="1 1 200px"
          maxLength={materialNameMost}
          data-autofocus
          {...form.getInputProps('dataName')}
        />
        <Button type="submit" loading={busy}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('site:cancel')}
        </Button>
      </Group>
    </form>
  )
}

/** One file: its name, and the buttons that save, move, rename and delete it. */
export function FileRow({ file, place, count, mayEdit }: FileRowProps) {
  const { t } = useTranslation(['courses', 'site'])
  const formats = useFormats()
  const showFailure = useShowFailure()
  const acts = useFileActs()
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const { dataName: name, dataType, dataSize, dataPath, fileName } = file
  const close = () => setOpen(null)
  if (open === 'rename')
    return (
      <Box component="li" py="xs">
        <RenameFile file={file} onClose={close} />
      </Box>
    )
  return (
    <Flex component="li" wrap="wrap" align="center" rowGap={4} columnGap="sm" mih={52} fz="sm">
      <Box flex="1 1 200px" miw={0}>
        <div>
          <FileName>{name}</FileName>
        </div>
        <span className="meta num">{`${dataType.toUpperCase()} · ${fileSize(dataSize, formats)}`}</span>
      </Box>
      <Flex flex="none" ml="auto">
        <ActionIcon
          aria-label={t('files.download', { name })}
          onClick={() => void downloadFile(dataPath, fileName).catch(showFailure)}
        >
          <IconDownload size={18} aria-hidden />
        </ActionIcon>
        {mayEdit ? (
          <>
            <MoveButtons
              upLabel={t('place.up', { name })}
              downLabel={t('place.down', { name })}
              place={place}
              first={place <= 1}
              last={place >= count}
              busy={acts.busy}
              moved={t('place.moved', { name, place, count })}
              onUp={() => acts.move(file, place - 1)}
              onDown={() => acts.move(file, place + 1)}
            />
            <ActionIcon aria-label={t('place.edit', { name })} onClick={() => setOpen('rename')}>
              <IconPencil size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon aria-label={t('place.remove', { name })} onClick={() => setOpen('remove')}>
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </>
        ) : null}
      </Flex>
      <ConfirmDialog
        opened={open === 'remove'}
        danger
        onClose={close}
        title={t('files.removeTitle', { name })}
        text={t('files.removeText')}
        confirmLabel={t('remove')}
        cancelLabel={t('site:cancel')}
        onConfirm={() => acts.remove(file)}
      />
    </Flex>
  )
}
