import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { messages } from '@titian/contract'
import { callKey, useAsk, usePageTitle } from '@titian/site'
import { NoticeBoard, NoticeDialog, noticesPerPage, useListSearch } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'

/** CNT-022: a bulletin on the wire. */
const msgType = 3
const refresh = [callKey(messages.allSystemMessages)]

/** CNT-030: what the school announces to everybody. */
export function BulletinPage() {
  const { t } = useTranslation('messages')
  const { page, change } = useListSearch(useSearch({ from: paths.bulletins }))
  const [writing, setWriting] = useState(false)
  const turnTo = useCallback((next: number) => change({ page: next > 1 ? next : '' }), [change])
  usePageTitle(t('title'))
  const asked = useAsk(
    messages.allSystemMessages,
    { msgType, page, size: noticesPerPage },
    { staleTime: 0 },
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
        // Whoever may enter the console is staff of the school.
        mayTakeBack={() => true}
        refresh={refresh}
        empty={<EmptyState title={t('none')} text={t('noneText')} action={write} />}
      />
      {writing ? (
        <NoticeDialog
          title={t('writeTitle')}
          lead={t('readers')}
          call={messages.addBulletin}
          inputOf={({ title, content }) => ({ title, content })}
          draftKey="bulletin"
          refresh={refresh}
          onSent={() => {
            setWriting(false)
            turnTo(1)
          }}
          onClose={() => setWriting(false)}
        />
      ) : null}
    </>
  )
}
