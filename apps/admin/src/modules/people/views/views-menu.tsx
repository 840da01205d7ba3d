import { Button, Menu } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { people, type PeopleFilter } from '@titian/contract'
import { useAsk } from '@titian/site'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ManageViews } from './manage-views.tsx'
import { SaveView } from './save-view.tsx'

interface ViewsMenuProps {
  filter: PeopleFilter
  onChoose: (filter: PeopleFilter) => void
}

/** ACC-288: the menu of the filters that the reader saved. */
export function ViewsMenu({ filter, onChoose }: ViewsMenuProps) {
  const { t } = useTranslation('people')
  const [opened, setOpened] = useState<'save' | 'manage' | null>(null)
  const { data } = useAsk(people.listPeopleViews, {})
  const views = data?.list ?? []
  const close = () => setOpened(null)
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={18} aria-hidden />}>
            {t('views.open')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.map((view) => (
            <Menu.Item key={view.sign} onClick={() => onChoose(view.filter)}>
              {view.name}
            </Menu.Item>
          ))}
          {views.length > 0 ? <Menu.Divider /> : null}
          <Menu.Item onClick={() => setOpened('save')}>{t('views.save')}</Menu.Item>
          {views.length > 0 ? (
            <Menu.Item onClick={() => setOpened('manage')}>{t('views.manage')}</Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {opened === 'save' ? (
        <SaveView filter={filter} names={views.map(({ name }) => name)} onClose={close} />
      ) : null}
      {opened === 'manage' ? <ManageViews views={views} onClose={close} /> : null}
    </>
  )
}
