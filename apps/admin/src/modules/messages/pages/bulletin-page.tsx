import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { messages, type NoticeAudience } from '@titian/contract'
import { ask, callKey, useAsk, usePageTitle } from '@titian/site'
import { NoticeBoard, NoticeDialog, noticesPerPage, useListSearch } from '@titian/site/staff'
import { EmptyState, SectionHead, toast } from '@titian/ui'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { AudienceFields } from '../parts/audience-fields.tsx'

const refresh = [callKey(messages.sentNotices)]
/** How many have read one rises while one looks on. */
const often = 15_000

/** CNT-030, CNT-097: what the school announces to everybody, a class, a course or a training. */
export function BulletinPage() {
  const { t } = useTranslation(['messages', 'site'])
  const { page, change } = useListSearch(useSearch({ from: paths.bulletins }))
  const [writing, setWriting] = useState(false)
  const turnTo = useCallback((next: number) => change({ page: next > 1 ? next : '' }), [change])
  usePageTitle(t('title'))
  const asked = useAsk(
    messages.sentNotices,
    { page, size: noticesPerPage },
    { staleTime: 0, refetchInterval: often, refetchOnWindowFocus: true },
  )
  const write = (
    <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setWriting(true)}>
      {t('write')}
    </Button>
  )
  return (
    <>
      <SectionHead level={1} title={t('title')} lead={t('lead')} more={write} />
      <NoticeBoard
        asked={asked}
        page={page}
        onPage={turnTo}
        mayTakeBack={({ may }) => may.remove}
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
            turnTo(1)
          }}
          onClose={() => setWriting(false)}
        >
          {(form) => <AudienceFields form={form} />}
        </NoticeDialog>
      ) : null}
    </>
  )
}
