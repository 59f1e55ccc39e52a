/**
 * An OpenID Connect provider on this machine that signs in the person of the test, and a browser that goes there and
 * back.
 */
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import { closeServer, listen } from '../tools/server.ts';

export interface Person {
  subject: string;
  email: string;
  verified: boolean;
}

export interface TestProvider {
  issuer: string;
  /** Follows the provider's pages from an authorization URL. Returns the URL of the redirect back. */
  visit: (url: string) => Promise<URL>;
  /** The person who signs in next; null cancels the sign-in. */
  person: Person | null;
  close: () => Promise<void>;
}

export const registration = { clientId: 'afterglow', clientSecret: 'a secret that both of them know' };

/** @param redirectUri the registered URL of the site; the provider refuses all others */
export async function startTestProvider(redirectUri: string): Promise<TestProvider> {
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listen(server)}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: registration.clientId,
        client_secret: registration.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['signs the cookies of a test'] },
    // Set explicitly, because the provider warns about each default.
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // Puts the address into the id token, as Google does.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: () => ({
        sub: subject,
        email: visitor.person?.email ?? '',
        email_verified: visitor.person?.verified ?? false,
      }),
    }),
    // Grants the address without asking for consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId !== undefined && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
    const { person } = visitor;
    void provider.interactionFinished(
      request,
      response,
      person ? { login: { accountId: person.subject } } : { error: 'access_denied' },
    );
  });
  const visitor: TestProvider = {
    issuer,
    person: null,
    visit: async (url) => {
      const cookies = new Map<string, string>();
      for (let next = new URL(url); ;) {
        if (next.origin !== issuer) return next;
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const text of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (location === null) throw new Error(`The provider answers ${response.status}: ${await response.text()}`);
        next = new URL(location, next);
      }
    },
    close: () => closeServer(server),
  };
  return visitor;
}
