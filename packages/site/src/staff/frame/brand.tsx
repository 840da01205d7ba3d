import { Box } from '@mantine/core'
import { LogoMark } from '@titian/ui'
import { SiteLink } from '../../routing/site-link.tsx'
import { useSchool } from '../../session/use-school.ts'
import { useStaffSite } from '../staff-site.ts'
import styles from './brand.module.css'

/** What this site is, and whose. */
export function Brand() {
  const { baseInfo } = useSchool()
  const { name, home } = useStaffSite()
  return (
    <SiteLink href={home.href} className={styles['brand']}>
      {baseInfo?.logo ? (
        <img className={styles['logo']} src={baseInfo.logo} alt="" />
      ) : (
        <LogoMark />
      )}
      <Box component="span" miw={0} lh={1.25}>
        <span className={styles['title']}>{name}</span>
        <small className={styles['small']}>{baseInfo?.title ?? 'Titian'}</small>
      </Box>
    </SiteLink>
  )
}
