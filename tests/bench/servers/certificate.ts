import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A self-signed certificate for 127.0.0.1. */
export interface Certificate {
  /** PEM. */
  key: string;
  cert: string;
  /** SHA-256 of the public key in base64, the format of Chromium's `--ignore-certificate-errors-spki-list`. */
  keyHash: string;
}

/**
 * Creates a key and a certificate for this run. Needs openssl, because Node can read certificates but not create them.
 */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-bench-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const args = [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', '/CN=127.0.0.1', '-keyout', keyFile, '-out', certFile],
  ];
  try {
    execFileSync('openssl', args, { stdio: 'ignore' });
    const [key, cert] = [readFileSync(keyFile, 'utf8'), readFileSync(certFile, 'utf8')];
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    return { key, cert, keyHash: createHash('sha256').update(publicKey).digest('base64') };
  } catch (error) {
    throw new Error('openssl could not make a certificate for HTTP/2. Install openssl, or measure with --http1.', {
      cause: error,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
