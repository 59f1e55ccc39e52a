import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiFacts } from '../../site/server/apiFacts.ts';
import { siteTimes } from '../../site/server/times.ts';

const globals = (facts: object) => Response.json({ user: null, country_code: '', ...facts });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what the API says of itself', () => {
  test('is asked once a minute, however many pages need it', async () => {
    const fetch = vi.fn(async () => globals({ nogeo: '1', google: '1' }));
    vi.stubGlobal('fetch', fetch);
    const facts = createApiFacts('http://api.example', siteTimes);
    expect(await Promise.all([facts(), facts(), facts()])).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ nogeo: true, providerLogin: true })),
    );
    vi.advanceTimersByTime(59_000);
    await facts();
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('stays as it was while it is asked anew, and when that fails', async () => {
    const fetch = vi.fn(async () => globals({ google: '1' }));
    vi.stubGlobal('fetch', fetch);
    const facts = createApiFacts('http://api.example', siteTimes);
    await facts();
    fetch.mockRejectedValue(new TypeError('gone'));
    for (let times = 0; times < 3; times += 1) {
      vi.advanceTimersByTime(61_000);
      expect(await facts()).toMatchObject({ providerLogin: true });
      await vi.runAllTimersAsync();
    }
    fetch.mockResolvedValue(globals({ google: '0' }));
    vi.advanceTimersByTime(61_000);
    await facts();
    await vi.runAllTimersAsync();
    expect(await facts()).toMatchObject({ providerLogin: false });
  });

  test('is nothing while the API has never answered, which is asked again after five seconds', async () => {
    const fetch = vi.fn(async () => new Response('no', { status: 500 }));
    vi.stubGlobal('fetch', fetch);
    const facts = createApiFacts('http://api.example', siteTimes);
    const asked = async (): Promise<object> => {
      const answer = facts();
      await vi.runAllTimersAsync();
      return answer;
    };
    expect(await asked()).toEqual({ nogeo: false, providerLogin: false });
    const before = fetch.mock.calls.length;
    expect(await asked()).toEqual({ nogeo: false, providerLogin: false });
    expect(fetch).toHaveBeenCalledTimes(before);
    fetch.mockResolvedValue(globals({ nogeo: '1' }));
    vi.advanceTimersByTime(5_000);
    expect(await asked()).toMatchObject({ nogeo: true });
  });
});
