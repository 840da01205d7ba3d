import { ActionIcon, Anchor, Group, Stack, Switch, Text } from '@mantine/core'
import { employment, type SavedSearch } from '@titian/contract'
import { IconTrash } from '@tabler/icons-react'
import { callKey, SiteLink, useAct, useAsk, useSession } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { jobLinks } from '../../../parts/job-links.ts'
import { filterOf } from './saved-filter.ts'

const refresh = [callKey(employment.savedSearches)]

function Row({ saved }: { saved: SavedSearch }) {
  const { t } = useTranslation('employment')
  const { sign, name, on } = saved
  const turn = useAct(employment.switchSavedSearch, { refresh })
  const remove = useAct(employment.removeSavedSearch, { refresh })
  const isBusy = turn.isPending || remove.isPending
  return (
    <Group component="li" justify="space-between" gap="sm" wrap="nowrap" mih={44}>
      <Anchor
        component={SiteLink}
        {...jobLinks.search({ ...filterOf(saved), sort: 'newest' })}
        miw={0}
        style={{ overflowWrap: 'anywhere' }}
      >
        {name}
      </Anchor>
      <Group gap="xs" wrap="nowrap">
        <Switch
          checked={on}
          disabled={isBusy}
          aria-label={t('saved.announce', { name })}
          onChange={({ currentTarget }) => turn.mutate({ sign, on: currentTarget.checked })}
        />
        <ActionIcon
          variant="subtle"
          color="neutral"
          size={44}
          disabled={isBusy}
          aria-label={t('saved.remove', { name })}
          onClick={() => remove.mutate({ sign })}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  )
}

/** JOB-111: the saved searches; each can be opened, switched off and on, and removed. */
export function SavedSearches() {
  const { t } = useTranslation('employment')
  const { status } = useSession()
  const isSignedIn = status === 'signedIn'
  const { data } = useAsk(employment.savedSearches, {}, { enabled: isSignedIn, quiet: true })
  if (!isSignedIn || !data || data.length === 0) return null
  return (
    <section aria-labelledby="saved-searches">
      <SectionHead id="saved-searches" title={t('saved.title')} />
      <Text fz="sm" c="var(--text-2)" mb="sm">
        {t('saved.lead')}
      </Text>
      <Stack component="ul" gap="xs">
        {data.map((saved) => (
          <Row key={saved.sign} saved={saved} />
        ))}
      </Stack>
    </section>
  )
}
