/** An OpenID Connect provider on this machine, which signs in whoever the test says, and a browser that goes there and back. */
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
  /** Follows the provider's pages from an authorization URL to the redirect back, whose URL is returned. */
  visit: (url: string) => Promise<URL>;
  /** Who signs in next; null refuses to. */
  person: Person | null;
  close: () => Promise<void>;
}

export const registration = { clientId: 'afterglow', clientSecret: 'a secret that both of them know' };

/** @param redirectUri registered for the site; any other is refused */
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
    // Said, as the provider warns of each that it had to choose.
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // As Google does: the address is in the id token.
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
    // Nobody is asked whether the site may know the address.
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
