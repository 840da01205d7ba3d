import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { employment, type KeptPostCard } from '@titian/contract'
import { ask, callKey, SiteLink, useAct, useFormats } from '@titian/site'
import { toast } from '@titian/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { ReasonDialog } from '../parts/reason-dialog.tsx'
import { ProlongDialog } from './prolong-dialog.tsx'

type Post = Pick<KeptPostCard, 'positionId' | 'title' | 'state'>

const refresh = [employment.managePosts, employment.keptPost].map(callKey)

function TakeDownDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useTranslation('employment')
  const { positionId, title } = post
  return (
    <ReasonDialog
      title={t('post.takeDownTitle', { title })}
      text={t('post.takeDownText')}
      confirmLabel={t('post.takeDown')}
      send={(reason) => ask(employment.takePostDown, { positionId, reason })}
      refresh={refresh}
      onDone={() => toast.success(t('post.takenDown'))}
      onClose={onClose}
    />
  )
}

/** The actions on a post that its state allows. */
export function PostActs({ post }: { post: Post }) {
  const { t } = useTranslation('employment')
  const { colon } = useFormats()
  const navigate = useNavigate()
  const [act, setAct] = useState<'takeDown' | 'prolong' | null>(null)
  const { positionId, title, state } = post
  const copy = useAct(employment.copyPost, {
    refresh: [callKey(employment.managePosts)],
    onDone: (draft) => {
      toast.success(t('post.copied'))
      void navigate(linkTo.post(draft.positionId))
    },
  })
  const publish = useAct(employment.publishPost, {
    refresh,
    onDone: () => toast.success(t('post.published')),
  })
  const isShown = state === 'live' || state === 'ended'
  const onClose = () => setAct(null)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            size="compact-md"
            aria-label={`${t('acts')}${colon}${title}`}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {t('acts')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={SiteLink} {...linkTo.post(positionId)}>
            {t('change')}
          </Menu.Item>
          {state === 'draft' ? (
            <Menu.Item onClick={() => publish.mutate({ positionId })}>
              {t('post.publish')}
            </Menu.Item>
          ) : null}
          <Menu.Item onClick={() => copy.mutate({ positionId })}>{t('post.copy')}</Menu.Item>
          {isShown ? (
            <>
              <Menu.Item onClick={() => setAct('prolong')}>{t('post.prolong')}</Menu.Item>
              <Menu.Item color="red" onClick={() => setAct('takeDown')}>
                {t('post.takeDown')}
              </Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {act === 'takeDown' ? <TakeDownDialog post={post} onClose={onClose} /> : null}
      {act === 'prolong' ? <ProlongDialog positionIds={[positionId]} onClose={onClose} /> : null}
    </>
  )
}
