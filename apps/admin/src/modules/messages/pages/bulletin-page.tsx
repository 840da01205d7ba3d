import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { messages, type NoticeAudience } from '@titian/contract'
import { ask, callKey, usePageTitle } from '@titian/site'
import { NoticeBoard, NoticeDialog, noticesPerPage, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { AudienceFields } from '../parts/audience-fields.tsx'

const refresh = [callKey(messages.sentNotices)]

/** CNT-030, CNT-097: the notices of the school to everybody, a class, a course or a training. */
export function BulletinPage() {
  const { t } = useTranslation(['messages', 'site'])
  const { change, list } = useCallList(
    messages.sentNotices,
    useSearch({ from: paths.bulletins }),
    // The list refreshes itself, because the number of readers rises while it is open.
    { size: noticesPerPage, live: true },
  )
  const [writing, setWriting] = useState(false)
  usePageTitle(t('title'))
  const write = (
    <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setWriting(true)}>
      {t('write')}
    </Button>
  )
  return (
    <>
      <SectionHead level={1} title={t('title')} lead={t('lead')} more={write} />
      <NoticeBoard
        {...list}
        mayWithdraw={({ may }) => may.remove}
        refresh={refresh}
        empty={<EmptyState title={t('none')} text={t('noneText')} action={write} />}
      />
      {writing ? (
        <NoticeDialog
          title={t('writeTitle')}
          draftKey="school"
          refresh={refresh}
          send={({ audience, target, titles, contents, key }) =>
            ask(messages.sendNotice, {
              audience: audience as NoticeAudience,
              target,
              titles,
              contents,
              key,
            })
          }
          onSent={() => {
            toast.success(t('site:toast.published'))
            setWriting(false)
            change({})
          }}
          onClose={() => setWriting(false)}
        >
          {(form) => <AudienceFields form={form} />}
        </NoticeDialog>
      ) : null}
    </>
  )
}
