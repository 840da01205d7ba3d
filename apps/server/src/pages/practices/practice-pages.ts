import { practice } from '@titian/contract'
import { firstCall } from '../first-data.ts'
import { plain, type PublicPage } from '../public-page.ts'

/** The practice area, its practices, and the evaluations. */
export const practicePages: PublicPage[] = [
  {
    ...plain(new RegExp('^/simulation/?$'), 'Practice', '模拟实训', 'Amali'),
    // The banner is embedded, because it would move the list if it appeared later.
    calls: () => [firstCall(practice.practiceBanner, {})],
    address: () => '/simulation',
  },
  {
    ...plain(
      new RegExp('^/(?:simulation/virtual-system-playground|virtualSystemPlayground)/?$'),
      'Playground of the virtual marketplace',
      '虚拟商城沙盘',
      'Ruang cuba pasar maya',
    ),
    address: () => '/simulation/virtual-system-playground',
  },
  {
    ...plain(/^\/supplyChain\/?$/, 'Supply chain practice', '供应链实训', 'Amali rantaian bekalan'),
    address: () => '/supplyChain',
  },
  {
    ...plain(
      /^\/supplyChain\/run\/[\w-]+(?:\/review)?\/?$/,
      'Supply chain practice',
      '供应链实训',
      'Amali rantaian bekalan',
    ),
    closed: '/supplyChain/run/',
  },
  {
    ...plain(
      new RegExp('^/simulation/amazon-virtual-system/?$'),
      'Virtual marketplace',
      '虚拟商城',
      'Pasar maya',
    ),
    address: () => '/simulation/amazon-virtual-system',
  },
  {
    ...plain(
      new RegExp('^/simulation/amazon-virtual-system/run/[\\w-]+(?:/\\w+)?/?$'),
      'Virtual marketplace',
      '虚拟商城',
      'Pasar maya',
    ),
    closed: '/simulation/amazon-virtual-system/run/',
  },
  {
    ...plain(/^\/erp\/?$/, 'ERP practice', 'ERP 实训', 'Amali ERP'),
    address: () => '/erp',
  },
  {
    ...plain(/^\/erp\/run\/[\w-]+(?:\/\w+)?\/?$/, 'ERP practice', 'ERP 实训', 'Amali ERP'),
    closed: '/erp/run/',
  },
  {
    ...plain(/^\/criticizes-system\/?$/, 'Evaluation', '评估系统', 'Penilaian'),
    address: () => '/criticizes-system',
  },
  {
    ...plain(/^\/criticizes-system\/(?:peer\/)?[\w-]+\/?$/, 'Evaluation', '评估系统', 'Penilaian'),
    closed: '/criticizes-system/',
  },
]
