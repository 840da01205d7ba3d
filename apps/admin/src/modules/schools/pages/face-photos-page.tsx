import { Box, Button, Image, Modal, SimpleGrid, Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { type DataOf, type FacePhoto, study } from '@titian/contract'
import { callKey, useAct, useFormats, usePageTitle } from '@titian/site'
import { FilterBar, ListSurface, useCallList } from '@titian/site/staff'
import { type DataColumn, EmptyState, SectionHead } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { FaceDays } from '../faces/face-days.tsx'

const size = 20

interface Opened {
  photo: FacePhoto
  view: DataOf<typeof study.viewFacePhoto>
}

interface FaceDialogProps {
  photo: FacePhoto
  view: DataOf<typeof study.viewFacePhoto>
  onClose: () => void
}

/** CRS-211: one photo, and the people who have opened it. */
function FaceDialog({ photo, view, onClose }: FaceDialogProps) {
  const { t } = useTranslation('schools')
  const { dateTime } = useFormats()
  return (
    <Modal opened onClose={onClose} title={`${photo.userName} · ${photo.courseName}`} centered>
      <Stack>
        <Image
          src={view.url}
          alt={t('faces.of', { name: photo.userName })}
          mah={420}
          fit="contain"
        />
        <h3>{t('faces.log')}</h3>
        <ul>
          {view.views.map(({ name, at }, index) => (
            <li key={`${at} ${index}`}>
              {name} · <span className="num">{dateTime(at)}</span>
            </li>
          ))}
        </ul>
      </Stack>
    </Modal>
  )
}

function OpenPhoto({ photo, onOpen }: { photo: FacePhoto; onOpen: (opened: Opened) => void }) {
  const { t } = useTranslation('schools')
  const { mutate, isPending } = useAct(study.viewFacePhoto, {
    refresh: [callKey(study.listFacePhotos)],
    onDone: (view) => onOpen({ photo, view }),
  })
  return (
    <Button
      variant="default"
      loading={isPending}
      aria-label={t('faces.openOf', { name: photo.userName })}
      onClick={() => mutate({ sign: photo.sign })}
    >
      {t('faces.open')}
    </Button>
  )
}

function useFaceColumns(onOpen: (opened: Opened) => void): DataColumn<FacePhoto>[] {
  const { t } = useTranslation('schools')
  const { dateTime, number } = useFormats()
  return [
    {
      key: 'person',
      title: t('faces.person'),
      onCard: 'title',
      render: ({ userName }) => <b>{userName}</b>,
    },
    { key: 'course', title: t('faces.course'), render: ({ courseName }) => courseName },
    {
      key: 'at',
      title: t('faces.at'),
      render: ({ takenAt }) => <span className="num">{dateTime(takenAt)}</span>,
    },
    { key: 'views', title: t('faces.views'), render: ({ views }) => number(views) },
    {
      key: 'open',
      title: t('faces.photo'),
      render: (photo) =>
        photo.removedAt ? (
          t('faces.deleted', { time: dateTime(photo.removedAt) })
        ) : (
          <OpenPhoto photo={photo} onOpen={onOpen} />
        ),
    },
  ]
}

/** CRS-211: the photos of faces of the school. The server logs who opens a photo. */
export function FacePhotosPage() {
  const { t } = useTranslation('schools')
  const { filter, change, list } = useCallList(
    study.listFacePhotos,
    useSearch({ from: paths.faces }),
    { size },
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const columns = useFaceColumns(setOpened)
  usePageTitle(t('faces.title'))
  return (
    <>
      <SectionHead level={1} title={t('faces.title')} lead={t('faces.lead')} />
      {opened ? <FaceDialog {...opened} onClose={() => setOpened(null)} /> : null}
      <ListSurface
        label={t('faces.title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        filters={
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={0}>
            <FilterBar
              label={t('faces.findPerson')}
              value={filter.person}
              maxLength={100}
              onSearch={(word) => change({ person: word })}
            />
            <FilterBar
              label={t('faces.findCourse')}
              value={filter.course}
              maxLength={100}
              onSearch={(word) => change({ course: word })}
            />
          </SimpleGrid>
        }
        empty={<EmptyState seed="empty-5" title={t('faces.none')} text={t('faces.noneText')} />}
      />
      <Box mt="lg">
        <FaceDays />
      </Box>
    </>
  )
}
