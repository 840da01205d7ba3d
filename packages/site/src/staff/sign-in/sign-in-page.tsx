import { Box, Group, Image } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { HeroArt, LogoMark } from '@titian/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '../../language/language-switch.tsx'
import { usePageTitle } from '../../routing/page-title.ts'
import { safeReturnUrl } from '../../session/safe-return-url.ts'
import { useSchool } from '../../school/use-school.ts'
import { useSession } from '../../session/use-session.ts'
import { changeLanguage } from '../change-language.ts'
import { useFollowAddress } from '../../routing/use-follow-address.ts'
import { staffPaths } from '../staff-paths.ts'
import { useStaffSite } from '../staff-site.ts'
import { type FirstAccount, FirstPasswordForm } from './first-password-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-page.module.css'

function Head() {
  const { baseInfo } = useSchool()
  const { name } = useStaffSite()
  return (
    <Group gap={10} wrap="nowrap">
      {baseInfo?.logo ? (
        <Image src={baseInfo.logo} alt="" w="auto" maw={96} h={32} fit="contain" />
      ) : (
        <LogoMark />
      )}
      <Box component="span" display="grid" flex="1 1 0" miw={0} lh={1.25}>
        <b className="clip">{baseInfo?.title ?? 'Titian'}</b>
        <Box component="small" c="dimmed" fz="xs">
          {name}
        </Box>
      </Box>
      <LanguageSwitch onChoose={changeLanguage} />
    </Group>
  )
}

/**
 * The page to open after the sign-in: the page that redirected here, or the start page of the site.
 */
function useTarget(): string {
  const { home } = useStaffSite()
  const { url } = useSearch({ from: staffPaths.login })
  return url && !url.startsWith(staffPaths.login) ? safeReturnUrl(url) : home.href
}

/**
 * ACC-293: the form for the first password. After that, the sign-in form is shown, and the link is
 * removed from the address.
 */
function FirstPassword({
  link,
  onDone,
}: {
  link: string
  onDone: (account: FirstAccount) => void
}) {
  const { t } = useTranslation('staff')
  const follow = useFollowAddress()
  return (
    <>
      <Box component="p" mb="md" c="var(--text-2)">
        {t('firstPassword.lead')}
      </Box>
      <FirstPasswordForm
        link={link}
        onDone={(account) => {
          onDone(account)
          void follow(staffPaths.login, { replace: true })
        }}
      />
    </>
  )
}

/**
 * The sign-in page of a staff site (ACC-003). A user who is already signed in is redirected at
 * once.
 */
export function SignInPage() {
  const { t } = useTranslation('staff')
  const { signIn } = useStaffSite()
  const follow = useFollowAddress()
  const { status, refresh } = useSession()
  const target = useTarget()
  const { link } = useSearch({ from: staffPaths.login })
  // The account is kept in memory only. In an address, the phone number would be stored in
  // histories and logs.
  const [account, setAccount] = useState<FirstAccount>()
  usePageTitle(signIn.title)
  useEffect(() => {
    if (status !== 'visitor') void follow(target, { replace: true })
  }, [status, follow, target])
  return (
    <div className={styles['page']}>
      <section className={styles['panel']}>
        <Head />
        <div className={styles['box']}>
          <Box component="h1" mb="xs">
            {link ? t('firstPassword.title') : signIn.title}
          </Box>
          {link ? (
            <FirstPassword link={link} onDone={setAccount} />
          ) : (
            <SignInForm
              onDone={() => void refresh()}
              {...(account && { account })}
              lead={
                <Box component="p" mb="xs" c="var(--text-2)">
                  {signIn.lead}
                </Box>
              }
              failure={signIn.failure}
            />
          )}
          <Box component="a" className="link" href="/" mih={44} mt="sm" fz="sm">
            {t('toPublicSite')}
          </Box>
        </div>
      </section>
      <div className={styles['art']}>
        <HeroArt seed={signIn.seed} />
      </div>
    </div>
  )
}
