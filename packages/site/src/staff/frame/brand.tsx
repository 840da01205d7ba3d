import { Box, Flex, Image, Text } from '@mantine/core'
import { LogoMark } from '@titian/ui'
import { SiteLink } from '../../routing/site-link.tsx'
import { useSchool } from '../../school/use-school.ts'
import { useStaffSite } from '../staff-site.ts'

/** The name of this site and of its school. */
export function Brand() {
  const { baseInfo } = useSchool()
  const { name, home } = useStaffSite()
  return (
    <Flex
      component={SiteLink}
      href={home.href}
      gap={10}
      align="center"
      miw={0}
      mih={44}
      c="inherit"
    >
      {baseInfo?.logo ? (
        <Image src={baseInfo.logo} alt="" flex="none" w="auto" maw={96} h={32} fit="contain" />
      ) : (
        <LogoMark />
      )}
      <Box component="span" miw={0} lh={1.25}>
        <Text className="clip" span display="block" fw={600} inherit>
          {name}
        </Text>
        <Text className="clip" component="small" display="block" c="dimmed" fz="xs" inherit>
          {baseInfo?.title ?? 'Titian'}
        </Text>
      </Box>
    </Flex>
  )
}
