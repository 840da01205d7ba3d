import { Menu, UnstyledButton } from '@mantine/core'
import { IconDoorExit, IconWorld } from '@tabler/icons-react'
import { useSession } from '@titian/site'
import { Face } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import styles from './person-menu.module.css'
import { useSignOut } from './use-sign-out.ts'

/** Who is signed in, the way to the students' site, and out. */
export function PersonMenu() {
  const { t } = useTranslation('app')
  const { display } = useSession()
  const signOut = useSignOut()
  const name = display?.name ?? ''
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={styles['portrait']}>
          <span className="visually-hidden">{t('account', { name })}</span>
          <Face name={name || '·'} src={display?.photo} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{name}</Menu.Label>
        <Menu.Item component="a" href="/" leftSection={<IconWorld size={18} aria-hidden />}>
          {t('publicSite')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconDoorExit size={18} aria-hidden />}
          onClick={() => void signOut()}
        >
          {t('site:signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
