import type { FindingTexts } from './finding-text.ts'

/** Addresses, backups, outside services and programs. */
export const serviceFindings = {
  hostsOk: {
    found: {
      en: 'All {count} addresses lead here. The first certificate expires in {days} days.',
      zh: '{count} 个域名均指向本系统，最早到期的证书还有 {days} 天。',
      my: 'Kesemua {count} alamat menuju ke sini. Sijil pertama tamat dalam {days} hari.',
    },
  },
  hostsNone: {
    found: {
      en: 'No school has an address yet.',
      zh: '还没有学校设置域名。',
      my: 'Belum ada sekolah yang mempunyai alamat.',
    },
    act: {
      en: 'Begin with npm run setup.',
      zh: '请用 npm run setup 开始。',
      my: 'Mulakan dengan npm run setup.',
    },
  },
  hostsDevelopment: {
    found: {
      en: 'Addresses are checked in production only.',
      zh: '仅在生产环境中检查域名。',
      my: 'Alamat disemak dalam produksi sahaja.',
    },
  },
  hostsLeft: {
    found: {
      en: '{count} further addresses were not checked.',
      zh: '另有 {count} 个域名未检查。',
      my: '{count} alamat lagi tidak disemak.',
    },
    act: {
      en: 'Check all of them with npm run doctor -- --hosts=all.',
      zh: '请用 npm run doctor -- --hosts=all 检查全部域名。',
      my: 'Semak semuanya dengan npm run doctor -- --hosts=all.',
    },
  },
  hostUnknown: {
    found: {
      en: '{host} does not resolve.',
      zh: '{host} 无法解析。',
      my: '{host} tidak dapat diselesaikan.',
    },
    act: {
      en: 'Add the name to DNS, or remove the address of the school.',
      zh: '请在 DNS 中添加该域名，或从学校中移除。',
      my: 'Tambah nama itu dalam DNS, atau buang alamat sekolah itu.',
    },
  },
  hostClosed: {
    found: {
      en: '{host} cannot be reached: {text}',
      zh: '{host} 无法访问：{text}',
      my: '{host} tidak dapat dicapai: {text}',
    },
    act: {
      en: 'Look whether the web server runs and whether this machine may reach its own public address.',
      zh: '请确认 Web 服务器正在运行，且本机可以访问自己的公网地址。',
      my: 'Pastikan pelayan web berjalan dan mesin ini boleh mencapai alamat awamnya sendiri.',
    },
  },
  hostCertificate: {
    found: {
      en: 'The certificate of {host} is not valid: {text}',
      zh: '{host} 的证书无效：{text}',
      my: 'Sijil {host} tidak sah: {text}',
    },
    act: {
      en: 'Renew the certificate, or correct it in the web server.',
      zh: '请更新证书，或在 Web 服务器中更正。',
      my: 'Perbaharui sijil, atau betulkannya dalam pelayan web.',
    },
  },
  hostCertificateSoon: {
    found: {
      en: 'The certificate of {host} expires in {days} days.',
      zh: '{host} 的证书将在 {days} 天后到期。',
      my: 'Sijil {host} tamat dalam {days} hari.',
    },
    act: {
      en: 'Renew the certificate, and find out why it was not renewed by itself.',
      zh: '请更新证书，并查明为何没有自动更新。',
      my: 'Perbaharui sijil dan cari sebab ia tidak diperbaharui sendiri.',
    },
  },
  hostOther: {
    found: {
      en: '{host} is answered by something else than this installation (status {status}).',
      zh: '{host} 由其他系统响应（状态码 {status}）。',
      my: '{host} dijawab oleh sistem lain, bukan pemasangan ini (status {status}).',
    },
    act: {
      en: 'Let the web server pass {host} on to this server, and all processes have the same SECRET.',
      zh: '请让 Web 服务器将 {host} 转发到本服务器，并确保所有进程的 SECRET 相同。',
      my: 'Pastikan pelayan web menghantar {host} ke pelayan ini dan semua proses mempunyai SECRET yang sama.',
    },
  },
  hostPlain: {
    found: {
      en: 'The server does not see that {host} was opened with https.',
      zh: '服务器未识别出 {host} 使用 https 打开。',
      my: 'Pelayan tidak mengetahui {host} dibuka dengan https.',
    },
    act: {
      en: 'Let the web server send X-Forwarded-Proto, and name it in TRUST_PROXY.',
      zh: '请让 Web 服务器发送 X-Forwarded-Proto，并在 TRUST_PROXY 中填写该服务器。',
      my: 'Pastikan pelayan web menghantar X-Forwarded-Proto, dan namakannya dalam TRUST_PROXY.',
    },
  },
  backupOk: {
    found: {
      en: 'The newest backup is {hours} hours old.',
      zh: '最近的备份是 {hours} 小时前完成的。',
      my: 'Sandaran terbaharu berusia {hours} jam.',
    },
  },
  backupOld: {
    found: {
      en: 'The newest complete backup is {hours} hours old.',
      zh: '最近的完整备份是 {hours} 小时前完成的。',
      my: 'Sandaran lengkap terbaharu berusia {hours} jam.',
    },
    act: {
      en: 'Look in the log for why the nightly backup failed, then run npm run backup.',
      zh: '请在日志中查找夜间备份失败的原因，然后运行 npm run backup。',
      my: 'Cari dalam log sebab sandaran malam gagal, kemudian jalankan npm run backup.',
    },
  },
  backupMissing: {
    found: {
      en: 'There is no complete backup in {place}.',
      zh: '{place} 中没有完整的备份。',
      my: 'Tiada sandaran lengkap dalam {place}.',
    },
    act: {
      en: 'Run npm run backup.',
      zh: '请运行 npm run backup。',
      my: 'Jalankan npm run backup.',
    },
  },
  backupUnreadable: {
    found: {
      en: 'The newest backup cannot be used: {text}',
      zh: '最近的备份不可用：{text}',
      my: 'Sandaran terbaharu tidak dapat digunakan: {text}',
    },
    act: {
      en: 'Mend what the message names, then run npm run backup.',
      zh: '请排除上述问题，然后运行 npm run backup。',
      my: 'Baiki perkara yang dinyatakan, kemudian jalankan npm run backup.',
    },
  },
  backupNone: {
    found: {
      en: 'BACKUP_TO is empty: no backup is made.',
      zh: 'BACKUP_TO 为空：不进行备份。',
      my: 'BACKUP_TO kosong: tiada sandaran dibuat.',
    },
    act: {
      en: 'Set BACKUP_TO to a folder on another disk, or make sure that PostgreSQL and DATA_DIR are backed up otherwise.',
      zh: '请将 BACKUP_TO 设为另一磁盘上的文件夹，或确保以其他方式备份 PostgreSQL 和 DATA_DIR。',
      my: 'Tetapkan BACKUP_TO kepada folder pada cakera lain, atau pastikan PostgreSQL dan DATA_DIR disandarkan dengan cara lain.',
    },
  },
  mailOk: {
    found: {
      en: 'The mail server accepts the connection and the sign-in.',
      zh: '邮件服务器接受连接和登录。',
      my: 'Pelayan mel menerima sambungan dan log masuk.',
    },
  },
  mailNone: {
    found: {
      en: 'No mail server is set: no e-mail is sent.',
      zh: '未设置邮件服务器：不发送邮件。',
      my: 'Tiada pelayan mel ditetapkan: tiada e-mel dihantar.',
    },
    act: {
      en: 'Set MAIL=smtp, SMTP_URL and MAIL_FROM.',
      zh: '请设置 MAIL=smtp、SMTP_URL 和 MAIL_FROM。',
      my: 'Tetapkan MAIL=smtp, SMTP_URL dan MAIL_FROM.',
    },
  },
  mailPlain: {
    found: {
      en: 'The connection to the mail server is not encrypted.',
      zh: '与邮件服务器的连接未加密。',
      my: 'Sambungan ke pelayan mel tidak disulitkan.',
    },
    act: {
      en: 'Use smtps://, or add ?requireTLS=true to SMTP_URL.',
      zh: '请使用 smtps://，或在 SMTP_URL 后加上 ?requireTLS=true。',
      my: 'Gunakan smtps://, atau tambah ?requireTLS=true pada SMTP_URL.',
    },
  },
  mailCertificate: {
    found: {
      en: 'The certificate of the mail server is not valid: {text}',
      zh: '邮件服务器的证书无效：{text}',
      my: 'Sijil pelayan mel tidak sah: {text}',
    },
    act: {
      en: 'Renew the certificate of the mail server, or correct the host in SMTP_URL.',
      zh: '请更新邮件服务器的证书，或更正 SMTP_URL 中的主机名。',
      my: 'Perbaharui sijil pelayan mel, atau betulkan hos dalam SMTP_URL.',
    },
  },
  mailCertificateSoon: {
    found: {
      en: 'The certificate of the mail server expires in {days} days.',
      zh: '邮件服务器的证书将在 {days} 天后到期。',
      my: 'Sijil pelayan mel tamat dalam {days} hari.',
    },
    act: {
      en: 'Renew the certificate of the mail server.',
      zh: '请更新邮件服务器的证书。',
      my: 'Perbaharui sijil pelayan mel.',
    },
  },
  mailLogin: {
    found: {
      en: 'The mail server refuses the sign-in: {text}',
      zh: '邮件服务器拒绝登录：{text}',
      my: 'Pelayan mel menolak log masuk: {text}',
    },
    act: {
      en: 'Correct the name and the password in SMTP_URL.',
      zh: '请更正 SMTP_URL 中的用户名和密码。',
      my: 'Betulkan nama dan kata laluan dalam SMTP_URL.',
    },
  },
  mailUnreachable: {
    found: {
      en: 'The mail server cannot be used: {text}',
      zh: '邮件服务器不可用：{text}',
      my: 'Pelayan mel tidak dapat digunakan: {text}',
    },
    act: {
      en: 'Correct host and port in SMTP_URL, and look whether a firewall blocks them.',
      zh: '请更正 SMTP_URL 中的主机和端口，并检查防火墙。',
      my: 'Betulkan hos dan port dalam SMTP_URL, dan periksa tembok api.',
    },
  },
  smsOk: {
    found: {
      en: 'The SMS gateway can be reached.',
      zh: '短信网关可以访问。',
      my: 'Get laluan SMS boleh dicapai.',
    },
  },
  smsNone: {
    found: {
      en: 'No SMS gateway is set: nobody can register or replace a forgotten password by phone.',
      zh: '未设置短信网关：无法通过手机注册或找回密码。',
      my: 'Tiada get laluan SMS ditetapkan: tiada orang boleh mendaftar atau menggantikan kata laluan melalui telefon.',
    },
    act: {
      en: 'Set SMS=http, SMS_URL and SMS_TOKEN.',
      zh: '请设置 SMS=http、SMS_URL 和 SMS_TOKEN。',
      my: 'Tetapkan SMS=http, SMS_URL dan SMS_TOKEN.',
    },
  },
  smsUnreachable: {
    found: {
      en: 'The SMS gateway cannot be reached: {text}',
      zh: '短信网关无法访问：{text}',
      my: 'Get laluan SMS tidak dapat dicapai: {text}',
    },
    act: {
      en: 'Correct SMS_URL, and look whether a firewall blocks it.',
      zh: '请更正 SMS_URL，并检查防火墙。',
      my: 'Betulkan SMS_URL, dan periksa tembok api.',
    },
  },
  paymentOk: {
    found: {
      en: 'Stripe accepts the key.',
      zh: 'Stripe 接受该密钥。',
      my: 'Stripe menerima kunci.',
    },
  },
  paymentNone: {
    found: {
      en: 'No payment provider is set: courses are bought with coins only.',
      zh: '未设置支付服务商：只能用金币购买课程。',
      my: 'Tiada penyedia pembayaran ditetapkan: kursus dibeli dengan syiling sahaja.',
    },
  },
  paymentKey: {
    found: {
      en: 'Stripe refuses the key.',
      zh: 'Stripe 拒绝该密钥。',
      my: 'Stripe menolak kunci.',
    },
    act: {
      en: 'Copy the secret key of the account to STRIPE_SECRET_KEY.',
      zh: '请将 Stripe 账号的密钥填入 STRIPE_SECRET_KEY。',
      my: 'Salin kunci rahsia akaun ke STRIPE_SECRET_KEY.',
    },
  },
  paymentTest: {
    found: {
      en: 'STRIPE_SECRET_KEY is a test key: no money is taken.',
      zh: 'STRIPE_SECRET_KEY 是测试密钥：不会真正收款。',
      my: 'STRIPE_SECRET_KEY ialah kunci ujian: tiada wang diambil.',
    },
    act: {
      en: 'Use the live key of the account.',
      zh: '请使用 Stripe 账号的正式密钥。',
      my: 'Gunakan kunci sebenar akaun.',
    },
  },
  paymentWebhook: {
    found: {
      en: 'STRIPE_WEBHOOK_SECRET is no signing secret of a webhook.',
      zh: 'STRIPE_WEBHOOK_SECRET 不是 webhook 签名密钥。',
      my: 'STRIPE_WEBHOOK_SECRET bukan rahsia tandatangan webhook.',
    },
    act: {
      en: 'Copy the signing secret of the webhook, which begins with whsec_.',
      zh: '请填入以 whsec_ 开头的 webhook 签名密钥。',
      my: 'Salin rahsia tandatangan webhook yang bermula dengan whsec_.',
    },
  },
  paymentUnreachable: {
    found: {
      en: 'Stripe cannot be reached: {text}',
      zh: 'Stripe 无法访问：{text}',
      my: 'Stripe tidak dapat dicapai: {text}',
    },
    act: {
      en: 'Look whether a firewall blocks api.stripe.com.',
      zh: '请检查防火墙是否阻止 api.stripe.com。',
      my: 'Periksa sama ada tembok api menyekat api.stripe.com.',
    },
  },
  converterOk: {
    found: {
      en: 'Videos are converted with {version}.',
      zh: '视频转换使用 {version}。',
      my: 'Video ditukar dengan {version}.',
    },
  },
  converterOff: {
    found: {
      en: 'VIDEO_CONVERTER is empty: videos are played as they were uploaded.',
      zh: 'VIDEO_CONVERTER 为空：视频按上传原样播放。',
      my: 'VIDEO_CONVERTER kosong: video dimainkan seperti yang dimuat naik.',
    },
  },
  converterMissing: {
    found: {
      en: '{program} is not installed: videos are played as they were uploaded.',
      zh: '未安装 {program}：视频按上传原样播放。',
      my: '{program} tidak dipasang: video dimainkan seperti yang dimuat naik.',
    },
    act: {
      en: 'Install ffmpeg (Debian: apt-get install ffmpeg), or name its path in VIDEO_CONVERTER.',
      zh: '请安装 ffmpeg（Debian：apt-get install ffmpeg），或在 VIDEO_CONVERTER 中填写路径。',
      my: 'Pasang ffmpeg (Debian: apt-get install ffmpeg), atau namakan laluannya dalam VIDEO_CONVERTER.',
    },
  },
  browserOk: {
    found: {
      en: 'PDF files are printed with {program}.',
      zh: 'PDF 打印使用 {program}。',
      my: 'Fail PDF dicetak dengan {program}.',
    },
  },
  browserOff: {
    found: {
      en: 'PDF_BROWSER is empty: people print with their own browser.',
      zh: 'PDF_BROWSER 为空：用户用自己的浏览器打印。',
      my: 'PDF_BROWSER kosong: orang mencetak dengan pelayar sendiri.',
    },
  },
  browserMissing: {
    found: {
      en: 'No browser is installed that prints PDF files: people print with their own browser.',
      zh: '未安装可打印 PDF 的浏览器：用户用自己的浏览器打印。',
      my: 'Tiada pelayar dipasang untuk mencetak fail PDF: orang mencetak dengan pelayar sendiri.',
    },
    act: {
      en: 'Install Chromium (Debian: apt-get install chromium), or name its path in PDF_BROWSER.',
      zh: '请安装 Chromium（Debian：apt-get install chromium），或在 PDF_BROWSER 中填写路径。',
      my: 'Pasang Chromium (Debian: apt-get install chromium), atau namakan laluannya dalam PDF_BROWSER.',
    },
  },
  fontOk: {
    found: {
      en: 'A font with Chinese characters is installed: {font}.',
      zh: '已安装中文字体：{font}。',
      my: 'Fon dengan aksara Cina telah dipasang: {font}.',
    },
  },
  fontMissing: {
    found: {
      en: 'No font with Chinese characters was found: pictures of shared courses show boxes.',
      zh: '未找到中文字体：分享课程的图片会显示方框。',
      my: 'Tiada fon dengan aksara Cina: gambar kursus yang dikongsi memaparkan kotak.',
    },
    act: {
      en: 'Install a font and fontconfig (Debian: apt-get install fonts-noto-cjk fontconfig).',
      zh: '请安装字体和 fontconfig（Debian：apt-get install fonts-noto-cjk fontconfig）。',
      my: 'Pasang fon dan fontconfig (Debian: apt-get install fonts-noto-cjk fontconfig).',
    },
  },
} satisfies Record<string, FindingTexts>
