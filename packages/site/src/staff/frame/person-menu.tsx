import { Menu, UnstyledButton } from '@mantine/core'
import { IconDoorExit, IconId, IconShieldLock, IconWorld } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { Face } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '../../routing/site-link.tsx'
import { useSession } from '../../session/use-session.ts'
import { staffPaths } from '../staff-paths.ts'
import { useStaffSite } from '../staff-site.ts'
import { useSignOut } from './use-sign-out.ts'

/** The account menu: the user, account security, a link to the student site, and sign-out. */
export function PersonMenu() {
  const { t } = useTranslation('staff')
  const { display } = useSession()
  const signOut = useSignOut()
  const { pathname } = useLocation()
  const { profile } = useStaffSite()
  const name = display?.name ?? ''
  return (
    // The menu is mounted again on each page. So it is closed after any change of the page.
    <Menu key={pathname} position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton display="grid" w={44} h={44} bdrs="50%" style={{ placeItems: 'center' }}>
          <span className="visually-hidden">{t('account', { name })}</span>
          <Face name={name || '·'} src={display?.photo} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{name}</Menu.Label>
        {profile ? (
          <Menu.Item
            component={SiteLink}
            href={profile.href}
            leftSection={<IconId size={18} aria-hidden />}
          >
            {profile.label}
          </Menu.Item>
        ) : null}
        <Menu.Item
          component={SiteLink}
          href={staffPaths.security}
          leftSection={<IconShieldLock size={18} aria-hidden />}
        >
          {t('security.title')}
        </Menu.Item>
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
