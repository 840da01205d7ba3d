import type { FindingTexts } from './finding-text.ts'

/** Settings, machine and storage. */
export const installationFindings = {
  checkFailed: {
    found: { en: 'The check failed: {text}', zh: '检查失败：{text}', my: 'Semakan gagal: {text}' },
    act: {
      en: 'Mend what the message names, and check again.',
      zh: '请排除上述问题，然后重新检查。',
      my: 'Baiki perkara yang dinyatakan, kemudian semak semula.',
    },
  },
  checkTimedOut: {
    found: {
      en: 'There was no answer within {seconds} seconds.',
      zh: '{seconds} 秒内没有响应。',
      my: 'Tiada jawapan dalam masa {seconds} saat.',
    },
    act: {
      en: 'Find out whether the other side runs and can be reached from this machine.',
      zh: '请确认对方服务正在运行，并且可以从本机访问。',
      my: 'Pastikan pihak di sana berjalan dan boleh dicapai daripada mesin ini.',
    },
  },
  databaseNeeded: {
    found: {
      en: 'Not checked, because the database cannot be used here.',
      zh: '未检查，因为此处无法使用数据库。',
      my: 'Tidak disemak kerana pangkalan data tidak dapat digunakan di sini.',
    },
  },
  sandboxUsed: {
    found: {
      en: 'The sandbox is used, which sends nothing to the outside.',
      zh: '正在使用沙盒，不向外部发送任何内容。',
      my: 'Kotak pasir digunakan dan tiada apa-apa dihantar ke luar.',
    },
  },
  settingsOk: {
    found: { en: 'The settings are usable.', zh: '设置可用。', my: 'Tetapan boleh digunakan.' },
  },
  settingNear: {
    found: {
      en: '{name} is no setting and does nothing. {nearest} is a setting.',
      zh: '{name} 不是设置项，不起作用。相近的设置项是 {nearest}。',
      my: '{name} bukan tetapan dan tidak berfungsi. {nearest} ialah tetapan.',
    },
    act: {
      en: 'Rename {name} to {nearest}, or remove it if another program needs it no more.',
      zh: '请将 {name} 改为 {nearest}；如不再需要，请删除。',
      my: 'Tukar nama {name} kepada {nearest}, atau buang jika tidak diperlukan lagi.',
    },
  },
  settingsDevelopment: {
    found: {
      en: 'NODE_ENV is {mode}: sample secrets and sandboxes are allowed.',
      zh: 'NODE_ENV 为 {mode}：允许使用示例密钥和沙盒。',
      my: 'NODE_ENV ialah {mode}: rahsia contoh dan kotak pasir dibenarkan.',
    },
    act: {
      en: 'Set NODE_ENV=production where people use the installation.',
      zh: '供用户使用的系统请设置 NODE_ENV=production。',
      my: 'Tetapkan NODE_ENV=production apabila pemasangan digunakan orang.',
    },
  },
  settingsProxy: {
    found: {
      en: 'TRUST_PROXY is empty, so every visitor seems to come from the web server.',
      zh: 'TRUST_PROXY 为空，因此所有访客看起来都来自 Web 服务器。',
      my: 'TRUST_PROXY kosong, jadi setiap pelawat kelihatan datang daripada pelayan web.',
    },
    act: {
      en: 'Name the web server in TRUST_PROXY, for example TRUST_PROXY=loopback.',
      zh: '请在 TRUST_PROXY 中填写 Web 服务器，例如 TRUST_PROXY=loopback。',
      my: 'Namakan pelayan web dalam TRUST_PROXY, contohnya TRUST_PROXY=loopback.',
    },
  },
  nodeOk: {
    found: {
      en: 'Node.js {version} is used.',
      zh: '正在使用 Node.js {version}。',
      my: 'Node.js {version} digunakan.',
    },
  },
  nodeOld: {
    found: {
      en: 'Node.js {version} is older than {needed}.',
      zh: 'Node.js {version} 低于所需的 {needed}。',
      my: 'Node.js {version} lebih lama daripada {needed}.',
    },
    act: {
      en: 'Install a newer Node.js and start the server again.',
      zh: '请安装较新的 Node.js，然后重新启动服务器。',
      my: 'Pasang Node.js yang lebih baharu dan mulakan pelayan semula.',
    },
  },
  clockOk: {
    found: {
      en: 'The clocks of the machine and the database agree.',
      zh: '本机与数据库的时钟一致。',
      my: 'Jam mesin dan pangkalan data sepadan.',
    },
  },
  clockShared: {
    found: {
      en: 'The embedded database uses the clock of this machine.',
      zh: '内置数据库使用本机时钟。',
      my: 'Pangkalan data terbenam menggunakan jam mesin ini.',
    },
  },
  clockAhead: {
    found: {
      en: 'The clock of this machine is {seconds} s ahead of the database.',
      zh: '本机时钟比数据库快 {seconds} 秒。',
      my: 'Jam mesin ini {seconds} s mendahului pangkalan data.',
    },
    act: {
      en: 'Set the clock with NTP on both machines, for example with systemd-timesyncd.',
      zh: '请在两台主机上用 NTP 校时，例如 systemd-timesyncd。',
      my: 'Laraskan jam kedua-dua mesin dengan NTP, contohnya dengan systemd-timesyncd.',
    },
  },
  clockBehind: {
    found: {
      en: 'The clock of this machine is {seconds} s behind the database.',
      zh: '本机时钟比数据库慢 {seconds} 秒。',
      my: 'Jam mesin ini {seconds} s di belakang pangkalan data.',
    },
    act: {
      en: 'Set the clock with NTP on both machines, for example with systemd-timesyncd.',
      zh: '请在两台主机上用 NTP 校时，例如 systemd-timesyncd。',
      my: 'Laraskan jam kedua-dua mesin dengan NTP, contohnya dengan systemd-timesyncd.',
    },
  },
  diskOk: {
    found: {
      en: 'The disk of DATA_DIR has {gigabytes} GB free.',
      zh: 'DATA_DIR 所在磁盘剩余 {gigabytes} GB。',
      my: 'Cakera DATA_DIR mempunyai {gigabytes} GB kosong.',
    },
  },
  diskSoon: {
    found: {
      en: 'The disk of DATA_DIR has only {megabytes} MB free. Uploads are refused below {floor} MB.',
      zh: 'DATA_DIR 所在磁盘仅剩 {megabytes} MB，低于 {floor} MB 时将拒绝上传。',
      my: 'Cakera DATA_DIR hanya mempunyai {megabytes} MB kosong. Muat naik ditolak di bawah {floor} MB.',
    },
    act: {
      en: 'Free space or enlarge the disk soon.',
      zh: '请尽快清理空间或扩大磁盘。',
      my: 'Kosongkan ruang atau besarkan cakera dengan segera.',
    },
  },
  diskFull: {
    found: {
      en: 'The disk of DATA_DIR has {megabytes} MB free, less than DISK_FLOOR_MB ({floor}): uploads are refused.',
      zh: 'DATA_DIR 所在磁盘剩余 {megabytes} MB，低于 DISK_FLOOR_MB（{floor}）：上传被拒绝。',
      my: 'Cakera DATA_DIR mempunyai {megabytes} MB kosong, kurang daripada DISK_FLOOR_MB ({floor}): muat naik ditolak.',
    },
    act: {
      en: 'Free space or enlarge the disk now.',
      zh: '请立即清理空间或扩大磁盘。',
      my: 'Kosongkan ruang atau besarkan cakera sekarang.',
    },
  },
  diskUnknown: {
    found: {
      en: 'The storage does not report its free space.',
      zh: '存储未报告剩余空间。',
      my: 'Storan tidak melaporkan ruang kosongnya.',
    },
  },
  storageOk: {
    found: {
      en: 'A file was written, read and removed.',
      zh: '已成功写入、读取并删除一个文件。',
      my: 'Satu fail telah ditulis, dibaca dan dibuang.',
    },
  },
  storageFailed: {
    found: {
      en: 'A file could not be written, read or removed: {text}',
      zh: '无法写入、读取或删除文件：{text}',
      my: 'Fail tidak dapat ditulis, dibaca atau dibuang: {text}',
    },
    act: {
      en: 'Look whether the disk of DATA_DIR is mounted and belongs to the user of the server, or whether the S3 settings are right.',
      zh: '请确认 DATA_DIR 所在磁盘已挂载且服务器用户可写入，或检查 S3 设置。',
      my: 'Pastikan cakera DATA_DIR dilekapkan dan boleh ditulis oleh pengguna pelayan, atau semak tetapan S3.',
    },
  },
  storageDiffers: {
    found: {
      en: 'A file was read with other bytes than were written.',
      zh: '读取的文件内容与写入的不同。',
      my: 'Bait fail yang dibaca berbeza daripada yang ditulis.',
    },
    act: {
      en: 'Check the disk of DATA_DIR before you store anything more there.',
      zh: '请先检查 DATA_DIR 所在磁盘，再继续存放文件。',
      my: 'Periksa cakera DATA_DIR sebelum menyimpan apa-apa lagi di situ.',
    },
  },
} satisfies Record<string, FindingTexts>
